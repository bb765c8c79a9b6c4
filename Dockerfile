# Site, console and API in one image, with the site built into it.
#
#     docker build -t judge .
#     docker run -d --name judge -p 8000:8000 -v judge-record:/data -e JUDGE_CODE=OPEN-SESAME judge
#
# What follows the image's name goes to `judge serve`, such as --open, --event "Spring Cup" or --url https://... --behind-proxy

FROM python:3.12-slim AS build
RUN python -m venv /opt/judge
ENV PATH=/opt/judge/bin:$PATH PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /src
COPY requirements/run.txt requirements/run.txt
RUN pip install -r requirements/run.txt "psycopg[binary]>=3.2,<4"
COPY . .
RUN pip install --no-deps .
WORKDIR /
# The address that goes into the site map and link previews: docker build --build-arg JUDGE_URL=https://judge.example.org/ ...
ARG JUDGE_URL
RUN rm -rf /src && judge build --out /srv/site

FROM python:3.12-slim
RUN useradd --system --uid 10001 --home-dir /data judge && install -d -o judge -g judge /data
COPY --from=build /opt/judge /opt/judge
COPY --from=build /srv/site /srv/site
ENV PATH=/opt/judge/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 XDG_DATA_HOME=/data XDG_CACHE_HOME=/tmp/cache
USER judge
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/api/games', timeout=4)"]
ENTRYPOINT ["judge", "serve", "--host", "0.0.0.0", "--port", "8000", "--site", "/srv/site", "--no-build"]

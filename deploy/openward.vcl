# Varnish in front of Openward: pages from Varnish's memory, dropped as soon as content changes.
#
# Start it with -p http_gzip_support=off, so that Brotli arrives, and Openward with TRUST_PROXY=1,
# CDN_PURGE_URL=http://127.0.0.1:6081/ (Varnish's own address) and CDN_PURGE_METHOD=BAN.
vcl 4.1;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

# The nodes of Openward.
acl nodes {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "BAN") {
    if (client.ip !~ nodes) {
      return (synth(405));
    }
    ban("obj.status != 0");
    return (synth(200));
  }
  # Open as long as somebody watches.
  if (req.http.Accept == "text/event-stream") {
    return (pipe);
  }
  # No page that is kept depends on a cookie, and Varnish keeps nothing for who sends one.
  if (req.method ~ "^(GET|HEAD)$" && req.url !~ "^(/[a-z]{2})?/(api|admin|appointment)") {
    unset req.http.Cookie;
  }
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

/**
 * Everything comes from this origin, but for the scripts and style elements of a page that are named by their hash. React and Arco set styles through
 * the object model, which `style-src` leaves alone; any other `<style>` element and a style attribute in HTML are refused. Sites of others that the
 * configuration names may be framed (/internal/webview), never run here.
 */
export const contentPolicy = (
  framed: readonly string[] = [],
  inlineScripts: readonly string[] = [],
  inlineStyles: readonly string[] = [],
) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    ["style-src 'self'", ...inlineStyles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // covers the WebSocket to this host too: Chromium, Firefox, Safari from 15.4; `ws:` would allow one to any host
    "connect-src 'self'",
    "worker-src 'self' blob:",
    ["frame-src 'self'", ...framed].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** HSTS for a year. */
const encrypted = { 'strict-transport-security': 'max-age=31536000' }

/**
 * Headers of every response. With an https public origin they include HSTS, whether or not a proxy adds it; browsers ignore it over http.
 */
export const securityHeaders = (framed: readonly string[] = [], publicOrigins: readonly string[] = []) => ({
  ...(publicOrigins.some((origin) => origin.startsWith('https://')) ? encrypted : {}),
  'content-security-policy': contentPolicy(framed),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
})

import { texts as kernelTexts } from '../kernel.texts.ts'

const texts = kernelTexts.openapi.page

/** The page, its style and its script are separate because the content policy forbids what is inline. */
export const docsPage = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<link rel="stylesheet" href="/api/docs/page.css">
</head>
<body>
<h1>${texts.title}</h1>
<p>${texts.machineReadable('<a href="/api/openapi.json">/api/openapi.json</a>')}</p>
<main id="calls">${texts.loading}</main>
<script src="/api/docs/page.js"></script>
</body>
</html>
`

export const docsStyle = `body { font: 14px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif;
  max-width: 960px; margin: 24px auto; padding: 0 16px; color: #1d2129; }
summary { cursor: pointer; padding: 6px 0; }
code, pre { font-family: ui-monospace, Consolas, monospace; font-size: 12px; }
pre { background: #f7f8fa; padding: 12px; overflow: auto; }
.method { display: inline-block; width: 44px; color: #165dff; font-weight: 600; }
`

export const docsScript = `const place = document.getElementById('calls')
const element = (name, text, parent) => {
  const made = parent.appendChild(document.createElement(name))
  if (text) made.textContent = text
  return made
}
fetch('/api/openapi.json').then((answer) => answer.json()).then(({ paths }) => {
  place.textContent = ''
  let group = ''
  for (const [path, methods] of Object.entries(paths)) for (const [method, call] of Object.entries(methods)) {
    if (call.tags[0] !== group) element('h2', (group = call.tags[0]), place)
    const box = element('details', '', place)
    const line = element('summary', '', box)
    element('span', method.toUpperCase(), line).className = 'method'
    element('code', path, line)
    element('span', '　' + call.summary, line)
    element('p', call.description, box)
    const show = (title, value) => {
      if (!value) return
      element('strong', title, box)
      element('pre', JSON.stringify(value, null, 2), box)
    }
    const asked = call.parameters.filter((one) => one.in === 'query')
    show('${texts.parameters}', asked.length ? asked : undefined)
    show('${texts.body}', call.requestBody?.content['application/json'].schema)
    show('Data', call.responses[200].content['application/json'].schema.properties.Data)
  }
}).catch(() => { place.textContent = '${texts.failed}' })
`

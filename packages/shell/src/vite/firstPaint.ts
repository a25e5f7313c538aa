import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const styles = ['../../../ui/src/styles/tokens.css', '../../../ui/src/styles/frame.css', './first-paint.css']
const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
/** Comments and indents are half of the files, and compression does the rest. */
const brief = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ')

const bar = (x: number | string, y: number, width: number | string, height = 10): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}"/>`
const rows = (count: number, draw: (at: number) => string): string => Array.from({ length: count }, (_, at) => draw(at)).join('')
const drawing = (height: number, shapes: string): string => `<svg height="${height}" aria-hidden="true">${shapes}</svg>`

const line = (at: number): string => bar(28, 97 + at * 36, '14%') + bar('20%', 97 + at * 36, '34%') + bar('62%', 97 + at * 36, '26%')

const head = `<rect class="is-brand" y="9" width="28" height="28" rx="6"/>${bar(38, 18, 130)}${bar('80%', 18, '19%')}`
const side = rows(12, (at) => bar(16, 20 + at * 34, 16) + bar(44, 20 + at * 34, at % 3 ? 96 : 72))
const tabs = rows(2, (at) => bar(16 + at * 112, 13, 88))
const list = `${bar(16, 21, '30%')}${bar('60%', 21, '38%')}<rect class="is-sheet" x="12" y="48" rx="4"/>${bar(28, 61, '92%')}${rows(30, line)}`

/** Skeleton of the frame: logo and name, menu, tabs, and a list, because most pages are lists. */
const frame = `<div class="jst-frame" aria-busy="true">
<div class="jst-frame-head">${drawing(47, head)}</div>
<div class="jst-frame-side">${drawing(480, side)}</div>
<div class="jst-frame-tabs">${drawing(35, tabs)}</div>
<div class="jst-frame-main">${drawing(1_200, list)}</div>
</div>`

/**
 * Paints a skeleton of the frame from the HTML, before any other file has arrived, in the theme and layout of the last visit (boot.js). Its styles
 * are inline; the style sheets of the app come after it, where they do not block its paint
 * ([ADR 147](docs/adr/0147-first-paint-from-the-page.md)).
 */
export function firstPaint(app: 'internal' | 'external' | 'portal'): Plugin {
  const style = `<style>${styles.map((file) => brief(read(file))).join('')}</style>`
  return {
    name: 'jst-first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const sheets = html.match(/<link rel="stylesheet"[^>]*>\s*/g) ?? []
        const prepared =
          app === 'portal'
            ? html
            : html.replace('</head>', `${style}</head>`).replace(/<div id="root">\s*<\/div>/, `<div id="root">${frame}</div>`)
        return sheets
          .reduce((text, link) => text.replace(link, link.replace('rel="stylesheet"', 'rel="preload" as="style"')), prepared)
          .replace('</body>', `${sheets.join('')}</body>`)
      },
    },
  }
}

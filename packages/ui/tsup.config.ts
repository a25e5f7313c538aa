import { readdirSync } from 'node:fs'
import { defineConfig } from 'tsup'

/** A style sheet for each area of the product. */
const areas = readdirSync('src/styles/areas').map((file) => [`areas/${file.slice(0, -4)}`, `src/styles/areas/${file}`])

export default defineConfig({
  tsconfig: 'tsconfig.build.json',
  entry: {
    index: 'src/index.ts',
    'english/english': 'src/english/english.ts',
    styles: 'src/styles/index.css',
    ...Object.fromEntries(areas),
    'bill-editor': 'src/styles/bill-editor.css',
    document: 'src/styles/document.css',
    'workbench-parts': 'src/styles/workbench-parts.css',
  },
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'es2022',
})

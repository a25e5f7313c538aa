import { defineConfig } from 'tsup'

export default defineConfig({
  tsconfig: 'tsconfig.build.json',
  entry: { index: 'src/index.ts', styles: 'src/styles/index.css', 'bill-editor': 'src/styles/bill-editor.css' },
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'es2022',
})

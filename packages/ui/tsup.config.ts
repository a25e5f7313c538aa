import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', styles: 'src/styles/index.css' },
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'es2022',
})

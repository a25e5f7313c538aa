import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', 'lcl/index': 'src/lcl/index.ts', 'changes/index': 'src/changes/index.ts' },
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  // entries share chunks; without this each keeps a bare import of those of which it uses nothing, of which bundlers warn
  treeshake: { moduleSideEffects: false },
})

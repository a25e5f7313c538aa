import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'dcsa/index': 'src/dcsa/index.ts',
    'edifact/index': 'src/edifact/index.ts',
    'free-time/index': 'src/free-time/index.ts',
    'prediction/index': 'src/prediction/index.ts',
    'exceptions/index': 'src/exceptions/index.ts',
  },
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  // entries share chunks; without this each keeps a bare import of those of which it uses nothing, of which bundlers warn
  treeshake: { moduleSideEffects: false },
})

import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'rules/index': 'src/rules/index.ts',
    'allocation/index': 'src/allocation/index.ts',
    'standards/index': 'src/standards/index.ts',
    'validation/index': 'src/validation/index.ts',
    'hs-codes/index': 'src/hs-codes/index.ts',
    'un-numbers/index': 'src/un-numbers/index.ts',
    'browser/index': 'src/browser/index.ts',
    'react/index': 'src/react/index.ts',
    'testing/index': 'src/testing/index.ts',
    'testing/dcsa-instruction': 'src/testing/dcsa-instruction.ts',
  },
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  // entries share chunks; without this each keeps a bare import of those of which it uses nothing, of which bundlers warn
  treeshake: { moduleSideEffects: false },
})

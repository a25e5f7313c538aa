import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'checks/index': 'src/checks/index.ts',
    'messages/index': 'src/messages/index.ts',
    'receipts/index': 'src/receipts/index.ts',
    'vgm/index': 'src/vgm/index.ts',
  },
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  // entries share chunks; without this each keeps a bare import of those of which it uses nothing, of which bundlers warn
  treeshake: { moduleSideEffects: false },
})

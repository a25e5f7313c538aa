import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'keeping/index': 'src/keeping/index.ts',
    'react/index': 'src/react/index.ts',
    'mobx/index': 'src/mobx/index.ts',
  },
  tsconfig: 'tsconfig.build.json',
  format: ['esm'],
  dts: false,
  clean: true,
  sourcemap: true,
  target: 'es2022',
})

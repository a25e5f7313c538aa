// npm run pictures: takes the reference pictures of the design system anew (.storybook/pictures). Look at the changed ones before committing.
import { rmSync } from 'node:fs'
import { exec } from './lib/process.mjs'

rmSync('.storybook/pictures', { recursive: true, force: true })
await exec('vitest', ['run', '--project=stories', '-u'])

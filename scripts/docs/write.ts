import { readFileSync, writeFileSync } from 'node:fs'
import { generatedPages } from './pages.ts'

for (const [file, draw] of Object.entries(generatedPages)) writeFileSync(file, draw(readFileSync(file, 'utf8')))

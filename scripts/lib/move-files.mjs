// Main part of scripts/move-files.mjs, run where the server's sources can be imported.
import path from 'node:path'
import { moveFiles, openBucket, readConfig, serverTexts as texts } from '@jst/server'

const { dataDir, filesUrl } = readConfig(process.env)
if (filesUrl === undefined) {
  console.error(texts.files.noBucket)
  process.exit(1)
}
const { sent, present, wrong } = await moveFiles(path.join(dataDir, 'files'), openBucket(filesUrl))
console.log(texts.files.moved(sent, present))
for (const place of wrong) console.error(texts.files.wrong(place))
process.exit(wrong.length > 0 ? 1 : 0)

import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(m?js|css|html|svg|json|txt)$/
/** Below this size (bytes) a compressed file saves nothing. */
const worthwhile = 512

/** Writes `.gz` and `.br` beside every text file of the build, so that the server need not compress at each request. */
export function precompress(): Plugin {
  let outDir = 'dist'
  return {
    name: 'jst-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true })
      await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compress(join(outDir, file))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < worthwhile) return
  const small = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
  await Promise.all([writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 })), writeFile(`${file}.br`, small)])
}

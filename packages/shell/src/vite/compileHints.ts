import type { Plugin } from 'vite'
import { loadOf } from './sharedChunks.ts'

/** Comment that V8 reads at the top of a script (explicit compile hints, Chromium 136 and later); to other engines it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has the scripts that an app starts with compiled while they arrive, by a thread beside the page's own. Without it V8 compiles each function when
 * it is called first, between the last file and the first row. Scripts of screens are left alone: most of their functions wait for a click.
 */
export function compileHints(): Plugin {
  return {
    name: 'jst-compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const started = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((entry) => [...loadOf(entry, chunks)]))
        for (const chunk of chunks) if (started.has(chunk.fileName)) chunk.code = hint + chunk.code
      },
    },
  }
}

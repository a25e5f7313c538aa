// A merge that was committed with its conflict in it: documents and data still read like this, where no compiler stops.
import { files, read } from '../lib/workspaces.mjs'

const text = /\.(?:md|mdx|ts|tsx|mjs|js|json|css|sql|html|ya?ml|tsv|csv|txt)$/
const marker = /^(?:<{7}|>{7}) /m

/** Problem of one file's text; for the test of this guard. */
export const problemOf = (file, content) =>
  text.test(file) && marker.test(content) ? [`${file}: a conflict of a merge stands in it. Choose one side, or make one text of both.`] : []

export const check = () => files().flatMap((file) => (text.test(file) ? problemOf(file, read(file)) : []))

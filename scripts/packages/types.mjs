// Are the types wrong? Resolution of every entry point by the resolvers that consumers use.
import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { problemKindInfo } from '@arethetypeswrong/core/problems'

/** The packages are ES modules with an exports map: the resolver of before both, and require() from CommonJS, find none on purpose. */
const notOffered = new Set(['node10', 'node16-cjs'])

export async function checkTypes({ wanted }) {
  const found = []
  for (const { name, tarball } of wanted) {
    const { problems } = await checkPackage(createPackageFromTarballData(readFileSync(tarball)))
    for (const problem of problems ?? []) {
      if (notOffered.has(problem.resolutionKind) || problem.entrypoint?.endsWith('.css')) continue
      found.push(
        `${name}: ${problem.entrypoint ?? problem.fileName ?? ''} ${problem.resolutionKind ?? ''} ${problemKindInfo[problem.kind].title}`,
      )
    }
  }
  return found
}

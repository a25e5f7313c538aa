// Which test files of a project a change can reach.
import { moduleGraph } from './modules.mjs'
import { changedSince } from './tree.mjs'

/** Where the areas of the server are put together: past it every test of the server would reach all of them. */
const assembly = /^packages\/server\/src\/(?:server|modules|demo\/index)\.ts$/
const areaOf = (file) => /^(packages\/server\/src\/(?:modules\/[^/]+|[^/]+)|packages\/(?:features\/)?[^/]+|[^/]+)\//.exec(file)?.[1]
/** They walk over all areas, whatever they import. */
const walks = /^packages\/server\/src\/[^/]*(?:matrix|declarations|patterns)[^/]*\.test\.ts$/
const isOfAreas = (file) => /^packages\/(?:server\/src\/modules|contracts\/src)\//.test(file)
/** Everything stands on these. */
const everywhere = /^(?:package-lock\.json|vitest\.config\.ts|tsconfig\.base\.json)$/

/**
 * Says of a test file whether a change since the commit can reach it: it imports what changed, stands in the same area, or names it. An area of the
 * server reaches the tests of others only by what they import of it.
 * @param {string} commit @param {string} project @param {ReadonlyMap<string, string>} tree
 */
export function reachedBy(commit, project, tree, root) {
  const changed = changedSince(commit, root)
  if (changed.some((file) => everywhere.test(file))) return () => true
  const graph = moduleGraph(tree, root)
  const gone = new Set(changed)
  const areas = new Set(changed.filter((file) => !/\.(?:md|tsv)$/.test(file)).map(areaOf))
  return (file) => {
    if (gone.has(file) || (walks.test(file) && changed.some(isOfAreas)) || (project === 'server' && areas.has(areaOf(file)))) return true
    const reached = graph.reachedFrom(file, (one) => project === 'server' && assembly.test(one))
    return [...reached].some(
      (one) =>
        gone.has(one) ||
        graph.linksOf(one).places.some((place) => place.endsWith('/') && changed.some((other) => place === '/' || other.startsWith(place))),
    )
  }
}

// Works the edges between the waypoints of @jst/sea out: who sees whom over water, thinned to what a shortest way between named waypoints takes, with
// every pass open or closed. Run after a change of waypoints: node scripts/sea-edges.mjs
import { writeFileSync } from 'node:fs'
import { channels } from '../packages/sea/src/testing/channels.ts'
import { passes } from '../packages/sea/src/testing/passes.ts'
import { between, milesBetween } from '../packages/sea/src/sphere.ts'
import { Land } from '../packages/sea/src/testing/land.ts'
import { barriers, gates } from '../packages/sea/src/testing/barriers.ts'
import { sumOf } from '../packages/sea/src/testing/sum.ts'
import { turns } from '../packages/sea/src/testing/waypoints-turns.ts'
import { eastern } from '../packages/sea/src/testing/waypoints-east.ts'
import { western } from '../packages/sea/src/testing/waypoints-west.ts'

const slack = 1.006
/** Miles from a waypoint within which a coarse coast line is not believed. */
const near = 6
const step = 2.5

const land = new Land()
const lines = (text) =>
  text
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
const points = [
  ...lines(`${eastern};${western}`).map((line) => line.split(' ')),
  ...lines(turns).map((line, index) => [`turn${index}`, ...line.split(' ')]),
].map(([name, lon, lat]) => ({ name: name.replace('*', ''), hidden: name.endsWith('*'), at: [Number(lon), Number(lat)] }))
const byName = new Map(points.map((point, index) => [point.name, index]))
if (byName.size !== points.length)
  throw new Error(`twice: ${points.flatMap(({ name }, index) => (byName.get(name) === index ? [] : [name])).join(', ')}`)
const indexOf = (name) => {
  const index = byName.get(name)
  if (index === undefined) throw new Error(`no waypoint ${name}`)
  return index
}

const wrap = (lon, about) => lon - 360 * Math.round((lon - about) / 360)
function crosses([ax, ay], [bx, by], [[cx, cy], [far, dy]]) {
  const dx = wrap(far, cx)
  const [px, qx] = [wrap(ax, cx), wrap(bx, cx)]
  if (Math.abs(px - qx) > 180) return false
  const side = (x1, y1, x2, y2, x, y) => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
  return side(px, ay, qx, by, cx, cy) !== side(px, ay, qx, by, dx, dy) && side(cx, cy, dx, dy, px, ay) !== side(cx, cy, dx, dy, qx, by)
}
const allBarriers = barriers.flatMap((line) => line.slice(1).map((to, at) => [line[at], to]))
const gateList = Object.entries(gates).map(([pass, line]) => ({ node: indexOf(passes[pass]), line }))

function open(i, j) {
  const [a, b] = [points[i].at, points[j].at]
  const miles = milesBetween(a, b)
  const steps = Math.max(2, Math.ceil(miles / step))
  const low = Math.min(a[1], b[1], -49.5)
  const high = Math.max(a[1], b[1], 54.5)
  // most pairs have a continent between them: look at every sixteenth place first
  for (let at = 16; at < steps; at += 16) {
    const gone = (miles * at) / steps
    if (gone > near && miles - gone > near && land.isLand(between(a, b, at / steps))) return false
  }
  let before = a
  for (let at = 1; at <= steps; at++) {
    const here = between(a, b, at / steps)
    const gone = (miles * at) / steps
    if (gone > near && miles - gone > near && land.isLand(here)) return false
    if (here[1] < low || (here[1] > high && !(here[0] > -45 && here[0] < 32 && here[1] < 62))) return false
    if (at % 8 === 0 || at === steps) {
      for (const line of allBarriers) if (crosses(before, here, line)) return false
      for (const gate of gateList) if (gate.node !== i && gate.node !== j && crosses(before, here, gate.line)) return false
      before = here
    }
  }
  // who has come as far is looked at again more closely: a corner of land is no wider than a mile
  for (let gone = near; gone < miles - near; gone += 0.8) if (land.isLand(between(a, b, gone / miles))) return false
  return true
}

const candidates = []
for (let i = 0; i < points.length; i++)
  for (let j = i + 1; j < points.length; j++) {
    if (points[i].hidden || points[j].hidden) continue
    if (open(i, j)) candidates.push([milesBetween(points[i].at, points[j].at), i, j])
  }
candidates.sort((a, b) => a[0] - b[0])
const edges = points.map(() => new Map())
const join = (i, j, miles) => {
  edges[i].set(j, miles)
  edges[j].set(i, miles)
}
for (const chain of lines(channels)) {
  const names = chain.split('-')
  names.slice(1).forEach((name, at) => {
    const [i, j] = [indexOf(names[at]), indexOf(name)]
    join(i, j, milesBetween(points[i].at, points[j].at))
  })
}
/** Shortest ways from one waypoint, over what is open; ends early beyond `limit` miles or at `goal`. */
function walk(from, { goal = -1, limit = Infinity, closed = new Set() } = {}) {
  const best = new Map([[from, 0]])
  const left = new Map()
  const done = new Set()
  const heap = [[0, from]]
  while (heap.length > 0) {
    const [miles, at] = pop(heap)
    if (done.has(at)) continue
    done.add(at)
    if (at === goal) break
    for (const [next, step] of edges[at]) {
      const sum = miles + step
      if (closed.has(next) || sum >= (best.get(next) ?? Infinity)) continue
      if (sum + (goal < 0 ? 0 : milesBetween(points[next].at, points[goal].at)) > limit) continue
      best.set(next, sum)
      left.set(next, at)
      push(heap, [sum, next])
    }
  }
  return { left, reached: done }
}
function push(heap, item) {
  let at = heap.push(item) - 1
  for (let up = (at - 1) >> 1; at > 0 && heap[up][0] > heap[at][0]; at = up, up = (at - 1) >> 1) [heap[up], heap[at]] = [heap[at], heap[up]]
}
function pop(heap) {
  const top = heap[0]
  const last = heap.pop()
  if (heap.length === 0) return top
  heap[0] = last
  for (let at = 0; ;) {
    let child = 2 * at + 1
    if (child >= heap.length) return top
    if (child + 1 < heap.length && heap[child + 1][0] < heap[child][0]) child++
    if (heap[at][0] <= heap[child][0]) return top
    ;[heap[at], heap[child]] = [heap[child], heap[at]]
    at = child
  }
}
for (const [miles, i, j] of candidates) if (!walk(i, { goal: j, limit: miles * slack }).reached.has(j)) join(i, j, miles)

/** Passes that are closed together; each pass alone is tried too. */
const together = [
  ['suez', 'panama'],
  ['suez', 'malacca'],
  ['panama', 'malacca'],
  ['suez', 'panama', 'malacca'],
  ['suez', 'goodHope'],
  ['panama', 'magellan'],
  ['panama', 'magellan', 'horn'],
]
const used = new Set()
const named = points.flatMap(({ name }, index) => (name.startsWith('turn') ? [] : [index]))
for (const avoid of [[], ...Object.keys(passes).map((pass) => [pass]), ...together]) {
  const closed = new Set(avoid.map((pass) => indexOf(passes[pass])))
  for (const from of named) {
    const { left } = walk(from, { closed })
    const seen = new Set()
    for (let at of named)
      while (at !== from && left.has(at) && !seen.has(at)) {
        seen.add(at)
        const before = left.get(at)
        used.add(before < at ? `${before}-${at}` : `${at}-${before}`)
        at = before
      }
  }
}
edges.forEach((to, i) => [...to.keys()].forEach((j) => used.has(i < j ? `${i}-${j}` : `${j}-${i}`) || to.delete(j)))
const idle = points.flatMap(({ name, at }, index) => (name.startsWith('turn') && edges[index].size === 0 ? [at.join(' ')] : []))
if (idle.length) console.error(`turns that no way takes: ${idle.join('; ')}`)
const lonely = points.filter((_, i) => edges[i].size === 0).map(({ name }) => name)
if (lonely.length) console.error(`joined to nothing: ${lonely.join(', ')}`)
const compact = (number) => Math.round(number).toString(36)
let [lastLon, lastLat] = [0, 0]
const positions = points.map(({ at: [lon, lat] }) => {
  const [x, y] = [Math.round(lon * 100), Math.round(lat * 100)]
  const text = `${compact(x - lastLon)},${compact(y - lastLat)}`
  ;[lastLon, lastLat] = [x, y]
  return text
})
const ways = edges.map((to, i) =>
  [...to.keys()]
    .filter((j) => j > i)
    .sort((a, b) => a - b)
    .map((j) => compact(j - i))
    .join(','),
)
const places = Object.entries(passes).map(([pass, name]) => `  ${pass}: ${indexOf(name)},\n`)
const sum = sumOf(`${eastern}${western}${turns}${channels}`)
writeFileSync(
  new URL('../packages/sea/src/chart.ts', import.meta.url),
  `// Written by scripts/sea-edges.mjs from the lists of waypoints; not to be edited.
/** Longitude and latitude in hundredths of a degree, each as what it differs from the one before, to base 36. */
export const positions =
  '${positions.join(';')}'

/** Which later waypoints each leads to, by how much later they stand in the list, to base 36. */
export const ways =
  '${ways.join(';')}'

/** The waypoint at which each pass is gone through. */
export const gates = {
${places.join('')}} as const

/** Of the lists that this was made from: a test tells when they are no longer those. */
export const madeFrom = ${sum}
`,
)
console.log(`${points.length} waypoints, ${candidates.length} lines of sight, ${used.size} edges`)

// Cost of a screen: lines of source of an area divided by its screens, and the parts that stand by hand where the kit has one.
import path from 'node:path'

/** Server modules, contracts and domain packages that belong to an area, where their names differ from the area's. */
const belonging = {
  si: { modules: ['cargo-orders'], packages: ['si-drafts'] },
  booking: { packages: ['booking-reader'] },
  'freight-rates': { packages: ['rate-reader', 'price-engine'] },
  messages: { modules: ['jobs'] },
  portal: { packages: ['site', 'rich-text'] },
  master: { packages: ['places'] },
  workbench: { modules: ['views'] },
}

/** Texts are source; tests, stories and what only they use are not. */
const isSource = (file) =>
  /\.(ts|tsx)$/.test(file) && !/\.(test|stories|d)\.tsx?$/.test(file) && !/\/(testing|stories|demo)(\/|\.tsx?$)/.test(file)

/** Lines with something on them. */
const linesOf = (text) => text.split('\n').filter((line) => line.trim() !== '').length

const partOf = (file) => {
  const [, feature] = /^packages\/features\/([^/]+)\/src\//.exec(file) ?? []
  if (feature) return { part: 'feature', name: feature }
  const [, module] = /^packages\/server\/src\/modules\/([^/]+)\//.exec(file) ?? []
  if (module) return { part: 'server', name: module }
  const [, contracts] = /^packages\/contracts\/src\/([^/]+)\//.exec(file) ?? []
  if (contracts) return { part: 'contracts', name: contracts }
  const [, name] = /^packages\/([^/]+)\/src\//.exec(file) ?? []
  return name ? { part: 'packages', name } : undefined
}

/** The area that a file is counted for, and the column that it is counted in. */
function ownerOf(file, areas) {
  const at = partOf(file)
  if (!at) return undefined
  const list = at.part === 'packages' ? 'packages' : 'modules'
  const area = areas.find((one) => (list === 'modules' && one === at.name) || belonging[one]?.[list]?.includes(at.name))
  return area ? { area, part: at.part } : undefined
}

/**
 * Lines a screen of every area, dearest last.
 * @param {readonly string[]} all files of the repository
 * @param {(file: string) => string} textOf
 * @param {ReadonlyMap<string, number>} screens how many screens each area has
 */
export function costs(all, textOf, screens) {
  const areas = [...screens.keys()]
  const rows = new Map(areas.map((area) => [area, { area, screens: screens.get(area), feature: 0, server: 0, contracts: 0, packages: 0 }]))
  for (const file of all.filter(isSource)) {
    const owner = ownerOf(file, areas)
    if (owner) rows.get(owner.area)[owner.part] += linesOf(textOf(file))
  }
  return [...rows.values()]
    .map((row) => {
      const own = row.feature + row.server + row.contracts
      return { ...row, each: Math.round(own / row.screens), withPackages: Math.round((own + row.packages) / row.screens) }
    })
    .toSorted((a, b) => a.each - b.each)
}

/** Tables by hand, without those of a paper or a chart: a comment `drawn by hand: <reason>` stands above them. */
const tables = /(?<!drawn by hand: [^\n]{10,}\n\s*)<table\b/g
/** Homes of what others take: a table there is the part itself. */
const homes = /^packages\/(ui|sheet|site)\/|\/(FactsTable|FormLines|PdfView)\.tsx$/

/** Files with a part of their own in the place of the kit's. */
export function handWritten(all, textOf) {
  const screens = all.filter((file) => isSource(file) && /^packages\/(features|feature-kit)\//.test(file))
  const having = (pattern, but = () => false) => screens.filter((file) => pattern.test(textOf(file)) && !but(file))
  const inFeatures = (file) => !file.startsWith('packages/features/')
  return {
    tables: screens
      .filter((file) => file.endsWith('.tsx') && !homes.test(file))
      .map((file) => ({ file, count: (textOf(file).match(tables) ?? []).length }))
      .filter(({ count }) => count > 0),
    lists: having(/\bdefineList\(/, inFeatures),
    pages: having(/<DetailPage\b/, (file) => inFeatures(file) || !/\buseDocument\(/.test(textOf(file))),
    listeners: having(/\buseLiveReload\(\s*\['document\/changed'\]/, (file) => inFeatures(file) || !/\buseDocument\(/.test(textOf(file))),
  }
}

/** @param {readonly (readonly (string | number)[])[]} rows the first has the titles */
export function drawTable(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => String(row[at]).length)))
  return rows
    .map((row) => row.map((cell, at) => (at === 0 ? String(cell).padEnd(widths[at]) : String(cell).padStart(widths[at]))).join('  '))
    .join('\n')
}

export const nameOf = (file) => path.posix.relative('packages', file)

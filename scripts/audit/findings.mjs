// Evaluation of an audit, without network access: scripts/audit/check.mjs makes the request.

const grave = ['high', 'critical']

/** Production dependencies of a package-lock.json. @returns {{ name: string, version: string }[]} */
export const production = (lock) =>
  Object.entries(lock.packages)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link && !entry.dev)
    .map(([place, { name, version }]) => ({
      name: name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
    }))

/** Grave advisories of the stored list that touch a production dependency, one line each. */
export const stored = (advisories, lock) =>
  production(lock).flatMap(({ name, version }) =>
    advisories
      .filter((advisory) => advisory.package === name && grave.includes(advisory.severity))
      .filter(({ introduced, fixed }) => !isOlder(version, introduced) && isOlder(version, fixed))
      .map(({ id, severity, fixed, source }) => `${name} ${version}: ${severity}, ${id}, mended in ${fixed} (${source})`),
  )

function isOlder(version, than) {
  const numbers = (text) => text.split(/[.-]/).slice(0, 3).map(Number)
  const [a, b] = [numbers(version), numbers(than)]
  const differs = a.findIndex((part, index) => part !== b[index])
  return differs >= 0 && a[differs] < b[differs]
}

/** Reads the output of `npm audit --json`: grave findings, or the reason for no answer. @returns {{ findings?: string[], reason?: string }} */
export function answered(output) {
  let report
  try {
    report = JSON.parse(output.slice(output.indexOf('{')))
  } catch {
    return { reason: 'the registry gave no answer in time' }
  }
  if (report.vulnerabilities === undefined)
    return { reason: report.message ?? report.error?.summary ?? 'the answer of the registry is unknown' }
  const findings = Object.values(report.vulnerabilities)
    .filter(({ severity }) => grave.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`)
  return { findings }
}

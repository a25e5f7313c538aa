import { checkImo, creditCodeProblem, creditCodeWarning, recordFields as f, type SiRecord } from '@jst/contracts/si/data'
import { gridFindings } from './bill-text.ts'
import type { Findings } from './findings.ts'

const usci = /\bUSCI\b\s*(?:(?:NO\b\.?|CODE\b)\s*)?(?:[:+.#]+\s*)?([0-9A-Z]{15,20})\b|\bUSCI([0-9A-Z]{15,20})\b/gi
const imo = /\bIMO\s*(?:(?:NO\b\.?|NUMBER\b)\s*)?(?:[:#.]\s*)?(\d{7})\b/gi
const parties = ['consignor', 'consignee', 'notifier1', 'notifier2', 'notifier3'] as const

/** Numbers with a check character that stand in a text: credit codes of Chinese companies, IMO numbers of ships. */
export function checkWrittenNumbers(record: SiRecord, out: Findings): void {
  for (const name of parties)
    for (const [said, spaced, joined] of record[name].matchAll(usci)) {
      const code = (spaced ?? joined ?? '').toUpperCase()
      if ((creditCodeProblem(code) ?? creditCodeWarning(code)) !== undefined) out.warnAt(f[name], 'USCI', out.t.usci(code), { value: code })
      else if (said !== `USCI+${code}`) {
        const repaired = record[name].replace(said, () => `USCI+${code}`)
        const fits = gridFindings(repaired, f[name].lines).length === 0
        out.infoAt(f[name], 'USCI_FORM', out.t.usciForm(code), {
          value: said,
          suggest: fits ? { Value: repaired, Text: out.t.useValue(`USCI+${code}`) } : undefined,
        })
      }
    }
  for (const name of ['vessel', 'voyage', 'goods', 'remarks'] as const)
    for (const [, digits = ''] of record[name].matchAll(imo))
      if (!checkImo(digits)) out.warnAt(f[name], 'IMO_NUMBER', out.t.imoNumber(digits), { value: digits })
}

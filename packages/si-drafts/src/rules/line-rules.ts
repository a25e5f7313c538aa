import { containerFields as c, lineFields as l, type SiContainer, type SiLine, type SiRecord } from '@jst/contracts/si/data'
import { isHsForm } from '@jst/contracts/values'
import { checkDangerousLine } from './dangerous-line.ts'
import type { ContainerSettings } from './facts.ts'
import { checkCharset, checkLength, checkPackageKind } from './field-rules.ts'
import type { Findings } from './findings.ts'
import { checkQuantities } from './quantity-rules.ts'
import { totalsOf } from './totals.ts'

const texts = [
  'goodsZh',
  'goods',
  'hsCode',
  'marks',
  'packageKind',
  'unNo',
  'imoClass',
  'subRisks',
  'properName',
  'flashPoint',
  'ems',
  'emergency',
] as const
const filingTextLimit = 512

/** Goods lines of a container: each by itself, then their sums, which the container must carry exactly. */
export function checkLines(
  container: SiContainer,
  record: SiRecord,
  draft: string,
  settings: ContainerSettings,
  at: string,
  out: Findings,
): void {
  if (container.lines.length === 0) return
  checkSums(container, draft, at, out)
  container.lines.forEach((line, index) => checkLine(line, container, record, settings, `${at}BoxDetails[${index}].`, out))
}

function checkSums(container: SiContainer, draft: string, at: string, out: Findings): void {
  const sums = totalsOf(container.lines)
  for (const name of ['packages', 'weight', 'volume'] as const) {
    if (Math.abs(sums[name] - container[name]) < 0.0005) continue
    out.errorAt(
      c[name],
      'LINES_SUM',
      out.t.linesMismatch(out.t.sum[name], container.containerNo || container.type, draft, sums[name], container[name]),
      { value: container[name], suggest: { Value: String(sums[name]), Text: out.t.useLines } },
      at,
    )
  }
}

function checkLine(line: SiLine, container: SiContainer, record: SiRecord, settings: ContainerSettings, at: string, out: Findings): void {
  if (line.goods.trim() === '') out.requiredAt(l.goods, {}, at)
  if (settings.manifestFiling && line.goodsZh.trim() === '') out.requiredAt(l.goodsZh, {}, at)
  if (line.packageKind.trim() === '')
    out.requiredAt(l.packageKind, container.packageKind ? { suggest: out.use(container.packageKind) } : {}, at)
  for (const name of texts) checkLength(l[name], line[name], out, at)
  checkCharset(l.goods, line.goods, out, at)
  checkCharset(l.marks, line.marks, out, at)
  checkPackageKind(l.packageKind, line.packageKind, out, at)
  checkDangerousLine(line, at, out)
  if (settings.manifestFiling && line.goods.length > filingTextLimit)
    out.warnAt(l.goods, 'FILING_TEXT', out.t.filingText(out.labelOf(l.goods), line.goods.length), {}, at)
  if (line.hsCode !== '' && !isHsForm(line.hsCode)) {
    const repaired = line.hsCode.replace(/[.\s]/g, '')
    const suggest = isHsForm(repaired) ? out.use(repaired) : undefined
    out.errorAt(l.hsCode, 'HS_CODE', out.t.hsCode(line.hsCode), { value: line.hsCode, suggest }, at)
  }
  const elsewhere = line.containerId > 0 && container.id > 0 && line.containerId !== container.id
  if (elsewhere && !record.containers.some(({ id }) => id === line.containerId))
    out.errorAt(l.containerId, 'LINE_BOX', out.t.lineBox, { value: line.containerId }, at)
  checkQuantities(l, line, settings.volumeRequired, at, out)
}

import {
  commercialType,
  containerFields as c,
  containerTypes,
  lineFields as l,
  recordFields,
  type SiContainer,
  type SiRecord,
} from '@jst/contracts/si'
import type { Findings } from './findings.ts'
import { checkContainerNo, checkDigit, normalizeContainerNo } from './iso6346.ts'
import { texts } from './texts.ts'
import { totalsOf } from './totals.ts'

const required = ['type', 'containerNo', 'sealNo', 'packageKind'] as const
const heaviest = 99_999

/** Containers and their goods lines: required fields, ISO 6346, seals, sums of lines, sum of boxes against the record. */
export function checkContainers(record: SiRecord, out: Findings): void {
  if (record.containers.length === 0) out.error('NO_CONTAINERS', 'BoxInfos', '集装箱', texts.noContainers)
  const seen = new Set<string>()
  record.containers.forEach((container, index) => {
    const at = `BoxInfos[${index}].`
    for (const name of required) if (container[name].trim() === '') out.errorAt(c[name], 'REQUIRED', texts.required(c[name].zh), {}, at)
    checkNumber(container, at, out)
    if (container.containerNo !== '' && seen.has(container.containerNo))
      out.errorAt(
        c.containerNo,
        'DUPLICATE_CONTAINER',
        texts.duplicateContainer(container.containerNo),
        { value: container.containerNo },
        at,
      )
    seen.add(container.containerNo)
    checkType(container, at, out)
    checkSeals(container, at, out)
    checkQuantities(container, at, out)
    checkLines(container, at, out)
  })
  checkPackageCount(record, out)
}

function checkNumber({ containerNo }: SiContainer, at: string, out: Findings): void {
  if (containerNo === '') return
  const finding = checkContainerNo(containerNo)
  if (finding === 'format') {
    const repaired = normalizeContainerNo(containerNo)
    const suggest =
      repaired !== containerNo && checkContainerNo(repaired) !== 'format' ? { Value: repaired, Text: texts.fixFormat } : undefined
    out.errorAt(c.containerNo, 'CN_FORMAT', texts.containerNoFormat, { value: containerNo, suggest }, at)
  }
  // Shipper-owned boxes and the standards' own samples carry wrong digits: a warning, not a refusal.
  if (finding === 'check-digit') {
    const expected = containerNo.slice(0, 10) + checkDigit(containerNo)
    out.warnAt(
      c.containerNo,
      'CN_CHECK_DIGIT',
      texts.checkDigit(expected),
      { value: containerNo, suggest: { Value: expected, Text: expected } },
      at,
    )
  }
}

function checkType({ type }: SiContainer, at: string, out: Findings): void {
  if (type === '' || containerTypes.some((known) => known.value === type)) return
  const commercial = commercialType(type)
  out.warnAt(
    c.type,
    'CN_TYPE',
    texts.unknownType(type),
    { value: type, suggest: commercial ? { Value: commercial, Text: texts.commercialType(commercial) } : undefined },
    at,
  )
}

function checkSeals({ sealNo }: SiContainer, at: string, out: Findings): void {
  const seals = sealNo.split(/[/,]/).map((seal) => seal.trim())
  if (sealNo !== '' && seals.some((seal) => !/^[A-Z0-9-]{1,15}$/i.test(seal)))
    out.errorAt(c.sealNo, 'SEAL_FORMAT', texts.sealFormat, { value: sealNo }, at)
}

function checkQuantities(container: SiContainer, at: string, out: Findings): void {
  if (!Number.isInteger(container.packages))
    out.errorAt(c.packages, 'NOT_INTEGER', texts.notWholeNumber(c.packages.zh), { value: container.packages }, at)
  else if (container.packages < 1) out.errorAt(c.packages, 'MINIMUM', texts.packagesMinimum, { value: container.packages }, at)
  for (const name of ['weight', 'volume'] as const) {
    if (container[name] <= 0) out.errorAt(c[name], 'POSITIVE', texts.positive(c[name].zh), { value: container[name] }, at)
    else if (container[name] > heaviest) out.errorAt(c[name], 'TOO_LARGE', texts.tooLarge(c[name].zh), { value: container[name] }, at)
  }
  const type = containerTypes.find((known) => known.value === container.type)
  if (type && container.weight > type.payload && container.weight <= heaviest)
    out.warnAt(c.weight, 'PAYLOAD', texts.payload(type.value, type.payload), { value: container.weight }, at)
  if (type?.capacity && container.volume > type.capacity && container.volume <= heaviest)
    out.warnAt(c.volume, 'CAPACITY', texts.capacity(type.value, type.capacity), { value: container.volume }, at)
}

/** A container with goods lines carries exactly their sums. */
function checkLines(container: SiContainer, at: string, out: Findings): void {
  if (container.lines.length === 0) return
  const sums = totalsOf(container.lines)
  for (const name of ['packages', 'weight', 'volume'] as const) {
    if (sums[name] === container[name]) continue
    out.errorAt(
      c[name],
      'LINES_SUM',
      texts.linesMismatch(texts.sum[name], sums[name], container[name]),
      { value: container[name], suggest: { Value: String(sums[name]), Text: texts.useLines } },
      at,
    )
  }
  container.lines.forEach((line, index) => {
    if (line.goods.trim() === '') out.errorAt(l.goods, 'REQUIRED', texts.required(l.goods.zh), {}, `${at}BoxDetails[${index}].`)
  })
}

function checkPackageCount(record: SiRecord, out: Findings): void {
  if (record.packageCount === '' || record.containers.length === 0) return
  const total = totalsOf(record.containers).packages
  if (Number(record.packageCount) !== total)
    out.errorAt(recordFields.packageCount, 'PACKAGE_COUNT', texts.countMismatch(total), {
      value: record.packageCount,
      suggest: { Value: String(total), Text: texts.useContainers },
    })
}

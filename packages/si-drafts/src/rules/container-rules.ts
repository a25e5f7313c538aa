import {
  commercialType,
  containerFields as c,
  containerTypes,
  goodsTypes,
  packageKindOf,
  recordFields,
  type SiContainer,
  type SiRecord,
} from '@jst/contracts/si/data'
import { checkContainerNo, checkDigit, isNoSeal, isSealNo, normalizeContainerNo, sealsOf } from '@jst/contracts/values'
import { toBillText } from './bill-text.ts'
import { checkLength, checkPackageKind } from './field-rules.ts'
import type { ContainerSettings } from './facts.ts'
import type { Findings } from './findings.ts'
import { checkLines } from './line-rules.ts'
import { checkQuantities, heaviest } from './quantity-rules.ts'
import { checkSpecialBox } from './special-box-rules.ts'
import type { Steps } from './steps.ts'
import { totalsOf } from './totals.ts'

const required = ['type', 'containerNo', 'sealNo', 'packageKind'] as const
const texts = ['type', 'containerNo', 'sealNo', 'packageKind', 'temperature', 'ventilation', 'humidity'] as const
/** Container types that suit a kind of cargo: reefer, special equipment. */
const suits: Record<string, RegExp> = { '3': /^\d\dR[FHEQ]$/, '4': /^\d\d(OT|FR|TK|PF)$/ }
const types = new Map(containerTypes.map((type) => [type.value as string, type]))

/** Containers and their goods lines: required fields, ISO 6346, seals, quantities, sums of lines, sum of boxes against the record. */
export function* containerSteps(record: SiRecord, draft: string, settings: ContainerSettings, out: Findings): Steps<void> {
  if (record.containers.length === 0) out.error('NO_CONTAINERS', 'BoxInfos', out.t.containers, out.t.noContainers)
  const seen = new Set<string>()
  for (const [index, container] of record.containers.entries()) {
    const at = `BoxInfos[${index}].`
    for (const name of required)
      if (container[name].trim() === '' && !(name === 'type' && settings.standardMinimum)) out.requiredAt(c[name], {}, at)
    for (const name of texts) checkLength(c[name], container[name], out, at)
    checkNumber(container, seen, at, out)
    checkType(container, record, at, out)
    checkSeals(container, at, out)
    checkPackageKind(c.packageKind, container.packageKind, out, at)
    checkPackageAgrees(container, record, at, out)
    checkQuantities(c, container, settings.volumeRequired, at, out)
    checkRoom(container, at, out)
    checkSpecialBox(container, record, at, out)
    checkLines(container, record, draft, settings, at, out)
    yield
  }
  checkPackageCount(record, out)
}

function checkNumber({ containerNo, soc }: SiContainer, seen: Set<string>, at: string, out: Findings): void {
  if (containerNo === '') return
  const finding = checkContainerNo(containerNo)
  if (finding === 'format') {
    const repaired = normalizeContainerNo(containerNo)
    const suggest =
      repaired !== containerNo && checkContainerNo(repaired) !== 'format' ? { Value: repaired, Text: out.t.fixFormat } : undefined
    out.errorAt(c.containerNo, 'CN_FORMAT', out.t.containerNoFormat, { value: containerNo, suggest }, at)
  }
  // Shipper-owned boxes and the standards' own samples carry wrong digits: a warning, not a refusal.
  if (finding === 'check-digit') {
    const expected = containerNo.slice(0, 10) + checkDigit(containerNo)
    const suggest = out.use(expected)
    const tell = soc === '' ? 'warnAt' : 'infoAt'
    out[tell](c.containerNo, 'CN_CHECK_DIGIT', out.t.checkDigit(expected), { value: containerNo, suggest }, at)
  }
  if (finding !== 'format' && containerNo[3] !== 'U')
    out.warnAt(c.containerNo, 'CN_CATEGORY', out.t.containerCategory(containerNo.slice(0, 4)), { value: containerNo }, at)
  if (seen.has(containerNo))
    out.errorAt(c.containerNo, 'DUPLICATE_CONTAINER', out.t.duplicateContainer(containerNo), { value: containerNo }, at)
  seen.add(containerNo)
}

function checkType({ type }: SiContainer, { goodsType }: SiRecord, at: string, out: Findings): void {
  if (type === '') return
  const commercial = commercialType(type)
  if (commercial === undefined) out.warnAt(c.type, 'CN_TYPE', out.t.unknownType(type), { value: type }, at)
  else if (commercial !== type) {
    const suggest = out.use(commercial)
    out.warnAt(c.type, 'CN_TYPE', out.t.isoType(type, commercial), { value: type, suggest }, at)
  }
  if (commercial !== undefined && suits[goodsType]?.test(commercial) === false) {
    const cargo = goodsTypes.find(({ value }) => value === goodsType)
    out.warnAt(c.type, 'CN_TYPE_CARGO', out.t.cargoType(cargo ? out.labelOf(cargo) : goodsType, type), { value: type }, at)
  }
}

function checkSeals({ sealNo }: SiContainer, at: string, out: Findings): void {
  if (isNoSeal(sealNo) || sealsOf(sealNo).some(isNoSeal))
    return out.requiredAt(c.sealNo, { value: sealNo, code: 'SEAL_NONE', message: out.t.noSeal(sealNo.trim()) }, at)
  if (sealNo === '' || sealsOf(sealNo).every(isSealNo)) return
  const repaired = toBillText(sealNo.replace(/[、，；;|\s]+/g, '/'))
    .replace(/[^A-Z0-9/,-]/g, '')
    .replace(/^\/+|(?<!\/)\/+$/g, '')
  const fits = repaired !== '' && sealsOf(repaired).every(isSealNo)
  const suggest = fits ? out.use(repaired) : undefined
  out.errorAt(c.sealNo, 'SEAL_FORMAT', out.t.sealFormat, { value: sealNo, suggest }, at)
}

/** A container without goods lines should have the kind of packages of the bill; several kinds need lines. */
function checkPackageAgrees({ packageKind, lines }: SiContainer, record: SiRecord, at: string, out: Findings): void {
  if (lines.length > 0 || packageKind === '' || record.packageKind === '') return
  const [box, bill] = [kindOf(packageKind), kindOf(record.packageKind)]
  if (box === bill) return
  const suggest = out.use(record.packageKind)
  out.warnAt(c.packageKind, 'PACKAGE_DIFFERS', out.t.packageDiffers(packageKind, record.packageKind), { value: packageKind, suggest }, at)
}
const kindOf = (text: string) => packageKindOf(text)?.code ?? text.trim().toUpperCase()

function checkRoom(container: SiContainer, at: string, out: Findings): void {
  const type = types.get(commercialType(container.type) ?? '')
  if (!type) return
  if (container.weight > type.gross && container.weight <= heaviest)
    out.errorAt(c.weight, 'GROSS', out.t.gross(type.value, type.gross), { value: container.weight }, at)
  else if (container.weight > type.payload && container.weight <= heaviest)
    out.warnAt(c.weight, 'PAYLOAD', out.t.payload(type.value, type.payload), { value: container.weight }, at)
  if (type.capacity && container.volume > type.capacity && container.volume <= heaviest)
    out.warnAt(c.volume, 'CAPACITY', out.t.capacity(type.value, type.capacity), { value: container.volume }, at)
}

function checkPackageCount(record: SiRecord, out: Findings): void {
  if (record.packageCount === '' || record.containers.length === 0) return
  const total = totalsOf(record.containers).packages
  if (Number(record.packageCount) !== total)
    out.errorAt(recordFields.packageCount, 'PACKAGE_COUNT', out.t.countMismatch(total), {
      value: record.packageCount,
      suggest: { Value: String(total), Text: out.t.useContainers },
    })
}

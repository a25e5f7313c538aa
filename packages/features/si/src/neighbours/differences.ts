import type { SiContainer, SiNeighbour } from '@jst/contracts/si'
import { normalizeContainerNo } from '@jst/si-drafts/rules'

/** A box of another bill beside the box of this one. */
export interface SharedBox {
  readonly other: SiNeighbour
  /** Statements of one box that cannot both be true. */
  readonly differs: readonly ('seal' | 'vgm')[]
}
const sealsIn = (text: string) =>
  text
    .toUpperCase()
    .split(/[\s/,;，；、]+/)
    .filter((seal) => seal !== '')
    .toSorted()
    .join(' ')

/** Containers of other bills that are on this bill too; the order of seals does not matter. */
export function sharedBoxes(boxes: readonly SiContainer[], neighbours: readonly SiNeighbour[]): SharedBox[] {
  const boxByNo = new Map(boxes.map((box) => [normalizeContainerNo(box.containerNo), box]))
  return neighbours.flatMap((other) => {
    const box = boxByNo.get(normalizeContainerNo(other.ContainerNo))
    if (!box) return []
    const seal = box.sealNo !== '' && other.SealNo !== '' && sealsIn(box.sealNo) !== sealsIn(other.SealNo)
    const vgm = box.vgm > 0 && other.Vgm > 0 && box.vgm !== other.Vgm
    return [{ other, differs: [...(seal ? (['seal'] as const) : []), ...(vgm ? (['vgm'] as const) : [])] }]
  })
}

/** Marks of part loads that do not agree with the bills that share the boxes. */
export interface PartLoadMarks {
  /** Shared boxes that this bill does not mark. */
  readonly missing: readonly string[]
  /** Marked boxes that no other bill is known to have. */
  readonly alone: readonly string[]
}
/** @param beside numbers of boxes of further bills, as they are typed */
export function partLoadMarks(
  boxes: readonly SiContainer[],
  neighbours: readonly SiNeighbour[],
  beside: ReadonlySet<string> = new Set(),
): PartLoadMarks {
  const others = new Set([...neighbours.map(({ ContainerNo }) => normalizeContainerNo(ContainerNo)), ...beside])
  const numbers = (isIn: (box: SiContainer, isShared: boolean) => boolean) =>
    boxes.flatMap((box) => {
      const number = normalizeContainerNo(box.containerNo)
      return number !== '' && isIn(box, others.has(number)) ? [number] : []
    })
  return {
    missing: numbers(({ partLoad }, isShared) => isShared && partLoad !== '1'),
    alone: numbers(({ partLoad }, isShared) => !isShared && partLoad === '1'),
  }
}

export interface SharedSum {
  readonly box: string
  readonly bills: number
  readonly weight: number
  readonly volume: number
}
/** Weight and volume of each shared box over all of its bills. */
export function sharedSums(boxes: readonly SiContainer[], shared: readonly SharedBox[]): SharedSum[] {
  return boxes.flatMap((box) => {
    const number = normalizeContainerNo(box.containerNo)
    const others = shared.filter(({ other }) => normalizeContainerNo(other.ContainerNo) === number).map(({ other }) => other)
    if (others.length === 0) return []
    const sum = (ownAmount: number, of: (other: SiNeighbour) => number) =>
      // thousandths are whole numbers: tenths and hundredths of kg add up exactly
      others.reduce((total, other) => total + Math.round(of(other) * 1_000), Math.round(ownAmount * 1_000)) / 1_000
    return [
      {
        box: number,
        bills: new Set(others.map(({ Id }) => Id)).size + 1,
        weight: sum(box.weight, ({ Weight }) => Weight),
        volume: sum(box.volume, ({ Volume }) => Volume),
      },
    ]
  })
}

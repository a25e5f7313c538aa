import { speech } from '../speech.ts'

const chinese = {
  title: '同箱提单',
  columns: ['箱号', '提单', '状态', '封号', '件数', '毛重(KGS)', '体积(CBM)', 'VGM(KGS)'],
  unmarked: (boxes: string) => `${boxes} 还装有其他提单的货物，本票没有标记为拼箱`,
  alone: (boxes: string) => `${boxes} 标记为拼箱，没有找到同箱的其他提单`,
  differ: { seal: '封号与本票不同', vgm: 'VGM 与本票不同' },
  sum: (box: string, bills: number, kg: string, cbm: string) => `${box}：连同本票 ${bills} 票，毛重共 ${kg} 公斤，体积共 ${cbm} 立方米`,
} as const
export type NeighbourTexts = typeof chinese

/** Words of bills that share a box. */
export const texts = speech.words('neighbours', chinese)

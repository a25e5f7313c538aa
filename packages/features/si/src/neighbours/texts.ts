/** Words of bills that share a box. */
export const texts = {
  title: '同箱提单',
  columns: ['箱号', '提单', '状态', '封号', '件数', '毛重(KGS)', '体积(CBM)', 'VGM(KGS)'],
  differ: { seal: '封号与本票不同', vgm: 'VGM 与本票不同' },
  sum: (box: string, bills: number, kg: string, cbm: string) => `${box}：连同本票 ${bills} 票，毛重共 ${kg} 公斤，体积共 ${cbm} 立方米`,
} as const

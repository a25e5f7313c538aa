import { speech } from '../speech.ts'

const chinese = {
  title: 'VGM',
  titles: ['箱号', '状态', 'VGM KG', '称重方式', '责任人', '称重时间', '对方已有 KG', '检查', '操作'],
  none: '本提单还没有箱。先在舱单中填写集装箱，或制作装箱单。',
  cutoff: '截 VGM',
  unknown: '截 VGM 时间未知，不能视为按时',
  late: (span: string) => `已超期 ${span}`,
  fill: '填写 VGM',
  open: '查看',
  openOf: (box: string) => `查看 ${box} 的 VGM`,
  problems: (count: number) => `${count} 处待处理`,
  passes: '通过',
  revision: (code: string, revision: number) => `${code}-${String(revision).padStart(2, '0')}`,
  retracting: '申请撤回',
  refusal: (why: string) => `对方退回：${why}`,
  boxes: (count: number) => `${count} 箱`,
  facts: { number: '申报编号', agent: '船公司或码头', inForce: '对方已有', late: '迟报原因' },
  kg: (value: number) => `${value} KG`,
  issues: '检查',
  tickets: '磅单（分享链接上传）',
  dialog: {
    title: (bill: string) => `填写 VGM ${bill}`,
    lead: '可以从 Excel 粘贴多行；填了称得重量或货重后自动算出 VGM。没有改动的箱不会保存。',
    agent: '船公司或码头',
    agentHint: '留空按舱单配置选择',
    lateReason: '迟报原因',
    lateHint: '超过截 VGM 时间时填写，需要权限',
    sheet: 'VGM 表格',
    empty: '还没有箱',
    nothing: '没有改动',
    saved: (count: number) => `已保存 ${count} 箱`,
    save: '保存',
    joint: '、',
    locked: (boxes: string) => `已提交或已接受、不能直接修改：${boxes}`,
    read: '读取 VERMAS 或 DCSA 文件',
    unread: (count: number) => `文件中有 ${count} 处没有读入`,
    unreadRow: (label: string, value: string, why: string, _path: string) => `${label} ${value}：${why}`,
    notHere: (boxes: string) => `文件中的这些箱不在本提单中，没有读入：${boxes}`,
    notRead: '这不是 VERMAS 或 DCSA VGM 文件，请换一个文件',
    taken: (count: number) => `已读入 ${count} 箱，请核对后保存`,
  },
} as const
export type VgmTexts = typeof chinese

/** Words of declarations of VGM. */
export const texts = speech.words('vgm', chinese)

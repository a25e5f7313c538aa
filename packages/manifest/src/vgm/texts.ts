import type { Words } from '@jst/packing'

/** Labels of the fields of a record. */
export const vgmWords = {
  BoxNo: { zh: '箱号', en: 'Container' },
  BoxType: { zh: '箱型', en: 'Type' },
  IsoType: { zh: 'ISO 箱型', en: 'ISO type' },
  Seals: { zh: '封号', en: 'Seals' },
  BookingNo: { zh: '订舱号', en: 'Booking' },
  BillNo: { zh: '提单号', en: 'B/L number' },
  Method: { zh: '称重方式', en: 'Method' },
  Unit: { zh: '单位', en: 'Unit' },
  Weighed: { zh: '称得重量', en: 'Weighed' },
  Truck: { zh: '车头重', en: 'Truck' },
  Chassis: { zh: '车架重', en: 'Chassis' },
  Cargo: { zh: '货重', en: 'Cargo' },
  Dunnage: { zh: '垫料重', en: 'Dunnage' },
  Tare: { zh: '箱皮重', en: 'Tare' },
  MaxGross: { zh: '最大总重', en: 'Max gross' },
  Vgm: { zh: 'VGM', en: 'VGM' },
  WeighedAt: { zh: '称重时间', en: 'Weighed at' },
  WeighedBy: { zh: '称重方', en: 'Weighed by' },
  Place: { zh: '称重地点', en: 'Place' },
  Certificate: { zh: '磅单号', en: 'Weight certificate' },
  Party: { zh: '责任方', en: 'Responsible party' },
  Person: { zh: '责任人签名', en: 'Responsible person' },
  Phone: { zh: '电话', en: 'Telephone' },
  Email: { zh: '邮箱', en: 'Email' },
  Reason: { zh: '原因', en: 'Reason' },
} as const satisfies Record<string, Words>
/** A field of a record. */
export type VgmField = keyof typeof vgmWords

export const vgmFound = {
  noBox: { zh: '没有填写箱号', en: 'The container number is missing' },
  boxForm: (no: string): Words => ({ zh: `箱号 ${no} 格式不对，应为 4 位字母加 7 位数字`, en: `${no} is no container number` }),
  boxDigit: (no: string, right: string): Words => ({
    zh: `箱号 ${no} 校验位不符，应为 ${right}；货主箱可保留`,
    en: `The check digit of ${no} is wrong, it is ${right}`,
  }),
  twice: (no: string): Words => ({ zh: `箱号 ${no} 重复`, en: `${no} stands twice` }),
  noMethod: { zh: '请选择称重方式 SM1 或 SM2', en: 'Choose SM1 or SM2' },
  noUnit: { zh: '请选择重量单位', en: 'Choose a unit' },
  noPerson: { zh: '请填写责任人签名', en: 'The responsible person is missing' },
  capitals: { zh: '责任人签名要用大写字母', en: 'Write the responsible person in capital letters' },
  noWeight: { zh: 'SM1 请填写称得重量', en: 'SM1 needs the weight of the scale' },
  noCargo: { zh: 'SM2 请填写货重', en: 'SM2 needs the weight of the cargo' },
  noTare: { zh: 'SM2 请填写箱皮重', en: 'SM2 needs the tare' },
  decimals: (label: Words): Words => ({
    zh: `${label.zh}不能为负，最多三位小数`,
    en: `${label.en} has three decimals at most and is not negative`,
  }),
  tooLong: (label: Words, length: number, most: number): Words => ({
    zh: `${label.zh}有 ${length} 个字符，最多 ${most} 个；系统不会截断，请缩短`,
    en: `${label.en} has ${length} characters, ${most} at most; nothing is cut, shorten it`,
  }),
  time: { zh: '称重时间应写作 YYYY-MM-DD HH:mm', en: 'Write the time of weighing as YYYY-MM-DD HH:mm' },
  whole: { zh: 'VGM 应为整数公斤', en: 'A VGM is whole kg' },
  differs: (said: number, right: number): Words => ({
    zh: `VGM 填写 ${said} KGS，按所填重量应为 ${right} KGS`,
    en: `The VGM says ${said} kg; the weights give ${right} kg`,
  }),
  none: { zh: '所填重量算不出 VGM，请核对（称得重量须大于车头与车架）', en: 'The weights give no VGM' },
  underTare: (vgm: number): Words => ({ zh: `VGM ${vgm} KGS 不大于箱皮重，请核对`, en: `${vgm} kg is not above the tare` }),
  far: (vgm: number, sum: number): Words => ({
    zh: `VGM ${vgm} KGS 与货重+垫料+皮重 ${sum} KGS 相差超过 5% 或 1,000 KGS，确认无误请写明原因`,
    en: `${vgm} kg differs from cargo, dunnage and tare (${sum} kg) by more than 5 % or 1,000 kg; give a reason`,
  }),
  plate: (vgm: number, most: number): Words => ({
    zh: `VGM ${vgm} KGS 超过箱体最大总重 ${most} KGS`,
    en: `${vgm} kg is above the plate, ${most} kg`,
  }),
  table: (vgm: number, most: number): Words => ({
    zh: `VGM ${vgm} KGS 超过箱型通常的最大总重 ${most} KGS，确认无误请写明原因`,
    en: `${vgm} kg is above the usual ${most} kg; give a reason`,
  }),
  farAbove: (vgm: number, most: number): Words => ({
    zh: `VGM ${vgm} KGS 超过箱型最大总重 ${most} KGS 的 1.25 倍，请核对`,
    en: `${vgm} kg is above 1.25 times ${most} kg`,
  }),
  late: { zh: '已超过截 VGM 时间，迟报需要相应权限并写明原因', en: 'The VGM cut-off has passed; it needs the right and a reason' },
  lateGiven: (reason: string): Words => ({ zh: `迟报，原因：${reason}`, en: `Late: ${reason}` }),
  unknown: { zh: '截 VGM 时间未知，不能视为按时', en: 'The VGM cut-off is unknown and does not count as in time' },
  use: (value: string): Words => ({ zh: `改为 ${value}`, en: `Use ${value}` }),
} as const

export const vgmLost = {
  noField: (message: string) => `${message} 没有对应的字段，没有写入`,
  rounded: '报文只写取整后的 VGM',
  notRead: '没有对应的栏位，没有读入',
  method: (code: string) => `称重方式“${code}”不能识别`,
  unit: (code: string) => `重量单位“${code}”不能识别`,
  weight: (text: string) => `重量“${text}”不能识别`,
  weightMark: (text: string) => `重量“${text}”的逗号可能是小数点，也可能是千位分隔，没有读入，请核对原文`,
  converted: (kg: number) => `单位不同，换算为 ${kg} KGS 读入，请核对`,
  time: (text: string) => `时间“${text}”不能识别`,
  dayOnly: (text: string) => `时间“${text}”没有时分，没有读入，请补填`,
  toTheMinute: '时间读到分钟，秒没有读入',
  notVermas: '不是 VERMAS 报文',
  notDcsa: '不是 DCSA VGM 报文（VGMDeclarations）',
  notReply: '不是 VGM 回执（vgmReplies）',
  status: (text: string) => `VGM 回执的状态“${text}”不能识别，应为 accepted 或 rejected`,
  replyTime: (text: string) => `VGM 回执的时间“${text}”不能识别，应为 ISO 8601`,
  replyOfNothing: 'VGM 回执没有指明报文或申报编号',
} as const

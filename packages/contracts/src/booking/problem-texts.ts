import { partyProblemTexts } from '../document/parties/problem-texts.ts'

/** A declared field, lines or role. */
interface Named {
  readonly zh: string
  readonly en?: string
}

/** Sentences about what a submission of a booking lacks. */
export const bookingProblemTexts = {
  nameOf: ({ zh }: Named): string => zh,
  need: (name: string) => `请填写${name}`,
  sailing: '请选择船期，或填写货好日期由我司安排',
  samePorts: '装货港与卸货港不能相同',
  departed: '预计开航已过，请重新选择船期',
  cargo: '请至少填写一种货物',
  hsCode: 'HS 编码为 4 到 10 位数字',
  unNo: 'UN 编号为 4 位数字',
  boxes: '请填写箱型箱量',
  reefer: '冷藏货请选择冷藏箱',
  special: '特种箱请把货物类型改为“特种箱”，并填写超限尺寸',
  weight: (weight: number, payload: number) => `货重合计 ${weight} KG，超过所订箱的载重 ${payload} KG`,
  volume: (volume: number, capacity: number) => `体积合计 ${volume} CBM，超过所订箱的容积 ${capacity} CBM`,
  ofParty: (role: string, problem: string) => `${role}：${problem}`,
  party: partyProblemTexts,
}
export type BookingProblemTexts = typeof bookingProblemTexts

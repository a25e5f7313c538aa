import { asSentence } from '@jst/contracts/values'

/** Sentences about requests to submit after the cut-off. */
export const texts = {
  late: {
    reason: '晚补料原因',
    refusal: '不同意的原因',
    reasonNeeded: '请填写原因',
    notNeeded: '该委托尚未截单或已提交补料，无需申请晚补料',
    closed: '该申请已处理，请刷新后查看',
    requested: {
      title: (mblNo: string) => `申请晚补料：${mblNo}`,
      body: (company: string, orderNo: string, reason: string) =>
        `${company} 的委托 ${orderNo} 已过截单，申请晚补料，原因：${asSentence(reason)}请延长截单或回复不同意。`,
    },
    granted: {
      title: (mblNo: string) => `晚补料已同意：${mblNo}`,
      body: (orderNo: string) => `委托 ${orderNo} 的截单时间已延长，请在新的截单时间前提交补料。`,
    },
    refused: {
      title: (mblNo: string) => `晚补料未同意：${mblNo}`,
      body: (orderNo: string, reason: string) => `委托 ${orderNo} 的晚补料申请未获同意，原因：${reason}`,
    },
  },
} as const

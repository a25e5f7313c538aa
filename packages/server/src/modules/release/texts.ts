/** Sentences of releases. */
export const texts = {
  address: {
    noProof: '请先上传地址证明，例如营业执照或近三个月的快递签收单',
    own: '填写、修改或提交地址的人不能认证，请由同事核对',
    locked: '地址已提交认证，不能删除、合并或导入修改',
  },
  unknownCustomer: (code: string) => `没有客户 ${code}，请重新选择`,
  guarantee: {
    own: '填写或提交变更的人不能审批，请由同事审批',
    locked: '变更已提交或已生效，不能删除、合并或导入修改',
    none: '该客户没有担保额度，请先在担保额度中申请',
    short: (free: string, need: string) => `担保额度可用 CNY ${free}，需要 CNY ${need}`,
    settled: (no: string) => `${no} 核销`,
  },
  hold: { notDue: '欠款未到期，不能押单；请核对到期日' },
  application: {
    locked: '申请已提交，不能删除、合并或导入修改；请先撤回审核',
    noBills: '请先添加提单',
    twice: (no: string) => `提单 ${no} 出现两次，请合并`,
    back: (no: string) => `提单 ${no} 收回的正本多于签发的`,
    noReceiver: (code: string) => `没有收件人 ${code}，请重新选择`,
    levels: '审批层级不足：请在审批人设置中为该结论设置一级和二级审批',
    decided: (step: string, reasons: string) => (reasons ? `${step}：${reasons}` : step),
    stopped: (reasons: string) => `现在不能放单：${reasons}。请处理后重新提交`,
    stricter: (step: string, reasons: string) => `情况有变，现在需要${step}：${reasons}。请撤回后重新提交`,
    other: '申请人或制单人不能签单、放单，请由放单员办理',
    missing: '请选择放单方式',
    unrated: (currencies: string) => `缺少 ${currencies} 的财务汇率`,
  },
} as const

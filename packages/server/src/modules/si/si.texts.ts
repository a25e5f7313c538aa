export const texts = {
  onBehalfByStaffOnly: '只有服务该客户的员工可以代客提交',
  ownSubmissionOnly: '请使用代客提交，并选择委托公司',
  companyMismatch: '所选公司与委托的客户不一致，请重新选择',
  employeeMismatch: '代提交的员工应为当前登录员工，请重新登录后再试',
  mblMismatch: (order: string) => `主提单号与委托（${order}）不一致`,
  notEditable: (status: string) => `该补料${status}，不能再修改`,
  noAuditRight: '没有补料审核权限，请联系管理员开通“补料审核—审核”',
  noWithdrawRight: '没有撤回权限，请联系管理员开通“提交补料—撤回”',
  illegalMove: (from: string, to: string) => `该补料当前为“${from}”，不能改为“${to}”，请刷新后查看`,
  remarksNeeded: '请填写退回或作废的原因',
  superseded: (version: number) => `该补料已提交新版本（第 ${version} 版），请查看最新内容后再审核`,
  duplicateBill: (billNo: string, siNo: string) => `提单 ${billNo} 已有补料 ${siNo}，请在原补料上修改`,
  templateNameNeeded: '请填写模板名称',
  templateNameTaken: '模板名称已存在，请换一个名称',
  submitted: {
    title: (billNo: string) => `新补料待审核：${billNo}`,
    body: (company: string, orderNo: string, siNo: string) => `${company} 提交了委托 ${orderNo} 的补料 ${siNo}，请审核。`,
  },
  resubmitted: {
    title: (billNo: string, version: number) => `补料已重新提交：${billNo}（第 ${version} 版）`,
    body: (company: string, orderNo: string, changes: number) =>
      `${company} 修改并重新提交了委托 ${orderNo} 的补料，共 ${changes} 处改动，请审核。`,
  },
  approved: {
    title: (billNo: string) => `补料审核通过：${billNo}`,
    body: (orderNo: string, siNo: string) => `委托 ${orderNo} 的补料 ${siNo} 已审核通过。`,
  },
  rejected: {
    title: (billNo: string) => `补料已退回：${billNo}`,
    body: (orderNo: string, remarks: string) => `委托 ${orderNo} 的补料被退回，请修改后重新提交。退回原因：${remarks}`,
  },
  moved: {
    title: (billNo: string, status: string) => `补料状态变更：${billNo} ${status}`,
    body: (orderNo: string, status: string) => `委托 ${orderNo} 的补料已变更为“${status}”。`,
  },
} as const

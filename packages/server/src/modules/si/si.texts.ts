import { asSentence, spaced } from '@jst/contracts/values'

export const texts = {
  onBehalfByStaffOnly: '只有服务该客户的员工可以代客提交',
  ownSubmissionOnly: '请使用代客提交，并选择委托公司',
  companyMismatch: '所选公司与委托的客户不一致，请重新选择',
  notACustomer: '所选公司不是贵司服务的客户，请重新选择',
  employeeMismatch: '提交人应为当前登录员工，或所选公司的在职员工，请重新选择',
  mblMismatch: (order: string) => `主提单号与委托（${order}）不一致`,
  superseded: (version: number) => `该补料已提交新版本（第 ${version} 版），请查看最新内容后再操作`,
  duplicateBill: (billNo: string, siNo: string) => `提单 ${billNo} 已有补料 ${siNo}，请在原补料上修改`,
  company: '委托公司',
  mblNo: '主提单号',
  billNo: '提单号',
  bills: (mblNo: string, count: number) => `${mblNo}（${count} 票）`,
  combined: '并入委托',
  combinedElsewhere: (bills: string) => `${bills} 已并入其他提单，不能再并单，请取消并入后提交`,
  amend: {
    nothing: '请至少修改一票已提交的补料，每票只出现一次',
    label: '改单原因',
    reasonNeeded: (status: string) => spaced`该补料${status}，再次提交属于改单，请选择改单原因`,
    unknownReason: '没有该原因代码，请重新选择',
    explain: '原因为“其他”时请填写说明',
    issued: '提单已签发，没有签发后改单的权限，请联系管理员开通“签发后改单”，或请操作人员办理改单（收回正本或提供保函）',
    notEditable: (status: string) => spaced`该补料${status}，不能再修改；如仍需出单，请重新提交`,
  },
  move: {
    rights: {
      audit: '没有补料审核权限，请联系管理员开通“补料审核—审核”',
      void: '没有作废权限，请联系管理员开通“补料审核—作废”',
      send: '没有发送样单的权限，请联系管理员开通“多票补料制作—发送样单”',
      issue: '没有签发权限，请联系管理员开通“多票补料制作—签发”',
      withdraw: '没有撤回权限，请联系管理员开通“提交补料—撤回”',
      confirm: '没有确认样单的权限，请联系管理员开通“提交补料—确认样单”',
    } as Record<string, string>,
    illegal: (from: string, to: string, next: string) => `该补料当前为“${from}”，不能改为“${to}”；${next}`,
    /** Possible next steps, by status and side. */
    next: {
      submitter: {
        1: '可等待审核，或先撤回再修改',
        2: '如需修改，请编辑后按改单重新提交',
        3: '请按退回原因修改后重新提交',
        4: '请确认样单，或写明问题要求修改',
        5: '如需修改，请编辑后按改单重新提交',
        6: '如需修改，请办理改单（收回正本或提供保函）',
        8: '请修改后重新提交',
        9: '如仍需出单，请重新提交',
      },
      reviewer: {
        1: '请先审核通过或退回',
        2: '下一步为发送样单，或作废',
        3: '请等待客户修改后重新提交',
        4: '请等待客户确认样单',
        5: '下一步为签发，或作废',
        6: '如需修改，请办理改单（收回正本或提供保函）',
        8: '请等待客户重新提交',
        9: '如仍需出单，请客户重新提交',
      },
    } as Record<'submitter' | 'reviewer', Record<number, string>>,
  },
  desk: {
    missing: '没有找到该补料，可能已被删除或无权查看',
    notWaiting: (status: string) => spaced`该补料${status}，不在待审核队列中`,
    taken: (name: string) => spaced`${name}正在审核，可请其取消领取后再领取`,
    notYours: (name: string) => (name === '' ? '该补料没有被领取' : spaced`该补料由${name}领取，请其取消领取，或由有分配权限的同事处理`),
    noPerson: '该员工没有补料审核权限，请选择其他审核人',
    assigned: {
      title: (count: number) => `有 ${count} 票补料分配给您审核`,
      body: (name: string, list: string) => `${name} 将以下补料分配给您：${list}`,
    },
  },
  batch: {
    warnings: (count: number) => `有 ${count} 处提醒，请打开逐票审核`,
    approved: '已审核通过',
    done: '已是审核通过',
  },
  draft: {
    tooLarge: '草稿超过 4 MB，未保存到服务器；请减少集装箱或货物明细，或分票填写',
    gone: '草稿已被同事删除或已提交，请刷新后查看',
    companyNeeded: '代客填写时请选择委托公司',
  },
  submitted: {
    title: (billNo: string) => `新补料待审核：${billNo}`,
    body: (company: string, orderNo: string, siNo: string) => `${company} 提交了委托 ${orderNo} 的补料 ${siNo}，请审核。`,
  },
  resubmitted: {
    title: (billNo: string, version: number) => `补料已重新提交：${billNo}（第 ${version} 版）`,
    body: (company: string, orderNo: string, changes: number) =>
      `${company} 修改并重新提交了委托 ${orderNo} 的补料，共 ${changes} 处改动，请审核。`,
  },
  amended: {
    title: (billNo: string, version: number) => `改单待审核：${billNo}（第 ${version} 版）`,
    body: (company: string, orderNo: string, changes: number, reason: string) =>
      `改单原因：${asSentence(reason)}${company}，委托 ${orderNo}，共 ${changes} 处改动；原版本在审核通过前继续有效。`,
  },
  received: {
    title: (billNo: string) => `补料已提交：${billNo}`,
    body: (orderNo: string, siNo: string) => `委托 ${orderNo} 的补料 ${siNo} 已提交，正在等待审核。`,
  },
  withdrawn: {
    title: (billNo: string) => `补料已撤回：${billNo}`,
    body: (company: string, orderNo: string) => `${company} 撤回了委托 ${orderNo} 的补料，无需再审核。`,
  },
  confirmed: {
    title: (billNo: string) => `样单已确认：${billNo}`,
    body: (company: string, orderNo: string) => `${company} 已确认委托 ${orderNo} 的提单样单，可安排签发。`,
    own: (orderNo: string) => `委托 ${orderNo} 的提单样单已确认，等待签发。`,
  },
  changeRequested: {
    title: (billNo: string) => `样单要求修改：${billNo}`,
    body: (company: string, orderNo: string, remarks: string) => `要求修改：${asSentence(remarks)}${company}，委托 ${orderNo}。`,
    own: (orderNo: string, remarks: string) => `要求修改：${asSentence(remarks)}委托 ${orderNo}，等待重新发送样单。`,
  },
  approved: {
    title: (billNo: string) => `补料审核通过：${billNo}`,
    body: (orderNo: string, siNo: string) => `委托 ${orderNo} 的补料 ${siNo} 已审核通过。`,
  },
  rejected: {
    title: (billNo: string) => `补料已退回：${billNo}`,
    body: (orderNo: string, remarks: string) =>
      `退回原因：${remarks.replace(/(?<![。.])[。.]+$/, '')}。委托 ${orderNo}，请修改后重新提交。`,
  },
  draftSent: {
    title: (billNo: string) => `提单样单待确认：${billNo}`,
    body: (orderNo: string) => `委托 ${orderNo} 的提单样单已发出，请核对后确认，或写明需要修改的地方。`,
  },
  reinstated: {
    title: (billNo: string) => `提单改单已放弃：${billNo}`,
    body: (orderNo: string, remarks: string) => `委托 ${orderNo} 的改单已放弃，已签发的提单继续有效。原因：${remarks}`,
  },
  issued: {
    title: (billNo: string) => `提单已签发：${billNo}`,
    body: (orderNo: string) => `委托 ${orderNo} 的提单已签发。`,
  },
  asked: {
    title: (billNo: string) => `提单 ${billNo} 有问题需要您答复`,
    body: (label: string, text: string) => `${label}：${text}`,
  },
  answeredQuestion: {
    title: (billNo: string) => `提单 ${billNo} 的问题已答复`,
    body: (by: string, label: string, answer: string) => `${by} 答复“${label}”：${answer}`,
  },
  voided: {
    title: (billNo: string) => `补料已作废：${billNo}`,
    body: (orderNo: string, remarks: string) => `作废原因：${asSentence(remarks)}委托 ${orderNo}。`,
  },
} as const

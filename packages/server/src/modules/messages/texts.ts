/** Every Chinese text that the area says. */
export const texts = {
  scheduledJob: '发送定时的全局消息',
  ownCompanyOnly: '只能向本公司发送消息，请改选其他发送范围',
  illegal: {
    draft: '该消息还是草稿，尚未发送，不需要撤回',
    scheduled: '该消息已定时发送，请先撤回为草稿再操作',
    sent: '该消息已发送，如需修改请复制为新消息',
    withdrawn: '该消息已撤回，如需再次发送请复制为新消息',
  },
  titleNeeded: '请填写标题',
  descriptionNeeded: '请填写内容',
  badLink: '请填写本系统内的页面地址，以 / 开头，例如 /tdManage/siCheck',
  targetsNeeded: '请选择收件对象',
  targetsGone: '有收件对象已不存在或无权选择，请移除后重新选择',
  nobody: '所选范围内没有可以收消息的人，请重新选择',
  timePassed: '定时发送的时间已过，请改为立即发送，或选择之后的时间',
  tooFar: '定时发送最多可设在一年之内，请选择更近的时间',
} as const

export { addJudge, type JudgeEvent, type JudgeOptions } from './add-judge';

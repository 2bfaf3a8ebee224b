import { answerQuestions } from '../thread/answer-questions.js';
import { judgedText, type JudgeQuestion } from './judge-text.js';

answerQuestions((question: JudgeQuestion) => {
  const answer = judgedText(question);
  return { answer, transfer: [answer.buffer] };
});

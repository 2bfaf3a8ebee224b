import { parentPort, workerData } from 'node:worker_threads';
import { judgedText, type JudgeQuestion } from './judge-text.js';

const report = judgedText(workerData as JudgeQuestion);
parentPort?.postMessage(report, [report.buffer]);

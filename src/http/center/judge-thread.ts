import { parentPort, workerData } from 'node:worker_threads';
import { judgeText, type JudgeQuestion } from './judge-text.js';

parentPort?.postMessage(judgeText(workerData as JudgeQuestion));
